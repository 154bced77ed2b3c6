import type { Templates } from './email-layout.ts';
import { accountTemplates } from './templates/accounts.ts';
import { commentTemplates } from './templates/comments.ts';
import { paymentTemplates } from './templates/payments.ts';

export const templates: Templates = { ...accountTemplates, ...paymentTemplates, ...commentTemplates };
