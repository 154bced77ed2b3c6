import * as faqModule from '../../../../content/pages/faq.md';
import * as privacyModule from '../../../../content/pages/privacy-policy.md';
import * as termsModule from '../../../../content/pages/terms-of-service.md';
import { z } from 'zod';

const attributesSchema = z.object({
  title: z.string(),
  description: z.string(),
  /** The effective date, such as 2026-11-21. The FAQ has none. */
  updated: z.iso.date().optional(),
});

export interface AuthoredPage extends z.output<typeof attributesSchema> {
  readonly body: string;
}

export const faq = read(faqModule);
export const terms = read(termsModule);
export const privacy = read(privacyModule);

function read({ attributes, body }: typeof faqModule): AuthoredPage {
  return { ...attributesSchema.parse(attributes), body };
}
