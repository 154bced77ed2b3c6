import { findProblem } from '@dryrun/content/problems';
import { draftsContract } from '@dryrun/contracts/drafts';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { Router } from 'express';
import type { Context } from '../platform/context.ts';
import { fieldError } from '../platform/error.ts';
import { implement } from '../platform/http/implement.ts';
import { listDrafts, listVersions, saveDraft } from './drafts.ts';
import { requireStorableCode } from '../judging/requested-program.ts';

/** The stored age is at most this. It applies to code of earlier clients, which did not store the time of an edit. */
const maxAgeMs = 365 * 24 * 3600 * 1000;

/** Drafts need no course access: they contain only the learner's own code. */
export function draftRoutes(context: Context): Router {
  const { db, clock, rateLimits } = context;
  return implement(
    draftsContract,
    {
      async listDrafts({ params: { questionId }, user }) {
        requireQuestionId(questionId);
        await rateLimits.consume('draftRead', user.id);
        const drafts = await listDrafts(db, { accountId: user.id, questionId });
        return drafts.map(toDraftResponse);
      },
      async listDraftVersions({ params: { questionId, lang }, user }) {
        requireQuestionId(questionId);
        await rateLimits.consume('draftRead', user.id);
        const versions = await listVersions(db, { accountId: user.id, questionId, lang });
        return versions.map((version) => ({
          id: version.id,
          typedCode: version.typed_code,
          editTime: version.edited_at.toISOString(),
        }));
      },
      async saveDraft({ body, user }) {
        const { questionId, lang, ageMs, template, ...change } = body;
        requireQuestionId(questionId);
        if (change.typedCode !== null) requireStorableCode(change.typedCode);
        await rateLimits.consume('draftSave', user.id);
        const editedAt = new Date(clock().getTime() - Math.min(ageMs, maxAgeMs));
        const key = { accountId: user.id, questionId, lang };
        return toDraftResponse(await saveDraft(db, key, { ...change, template, editedAt }));
      },
    },
    context,
  );
}

function requireQuestionId(questionId: number): void {
  if (!findProblem(questionId)) throw fieldError('question_not_found', 'questionId');
}

function toDraftResponse(draft: Awaited<ReturnType<typeof saveDraft>>) {
  return {
    lang: draft.lang,
    typedCode: draft.typed_code,
    ...omitUndefined({ template: draft.template ?? undefined }),
    revision: draft.revision,
    editTime: draft.edited_at.toISOString(),
  };
}
