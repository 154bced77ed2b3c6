import { closeDispute, updateDispute } from './disputes.ts';
import { fieldsOf, numberOf, textOf, type Fields } from './form.ts';
import { cancelIntent, confirmIntent, createIntent, getIntent, updateIntent } from './intents.ts';
import type { Event, Intent, StripeObject } from './objects.ts';
import type { Processor } from './processor.ts';
import { createRefund } from './refunds.ts';
import { noSuch } from './stripe-error.ts';
import { calculateTax } from './taxes.ts';

interface ApiCall {
  readonly id: string;
  readonly query: Fields;
  readonly body: Fields;
}

interface Route {
  readonly pattern: RegExp;
  /** `browser` routes also accept the publishable key. */
  readonly caller: 'server' | 'browser';
  readonly handle: (processor: Processor, call: ApiCall) => object;
}

const route = (pattern: RegExp, handle: Route['handle'], caller: Route['caller'] = 'server'): Route => ({
  pattern,
  caller,
  handle,
});

/** The part of Stripe's API that the product uses. Only tests call the paths under `/test/`. */
export const routes: readonly Route[] = [
  route(/^POST \/v1\/payment_intents$/, (processor, { body }) => createIntent(processor, body)),
  route(/^GET \/v1\/payment_intents$/, (processor, { query }) => listIntents(processor, query)),
  route(/^GET \/v1\/payment_intents\/(\w+)$/, (processor, { id, query }) => {
    const intent = getIntent(processor, id);
    return isExpanded(query, 'latest_charge') ? withCharge(processor, intent) : intent;
  }),
  route(/^POST \/v1\/payment_intents\/(\w+)$/, (processor, { id, body }) =>
    updateIntent(processor, id, body),
  ),
  route(/^POST \/v1\/payment_intents\/(\w+)\/cancel$/, (processor, { id, body }) =>
    cancelIntent(processor, id, body),
  ),
  route(
    /^POST \/v1\/payment_intents\/(\w+)\/confirm$/,
    (processor, { id, body }) => confirmIntent(processor, id, body),
    'browser',
  ),
  route(/^POST \/v1\/refunds$/, (processor, { body }) => createRefund(processor, body)),
  route(/^GET \/v1\/refunds$/, ({ records }, { query }) =>
    page(ofIntent(records.list('refund'), query), query, '/v1/refunds'),
  ),
  route(/^POST \/v1\/tax\/calculations$/, (_, { body }) => calculateTax(body)),
  route(/^POST \/v1\/disputes\/(\w+)$/, (processor, { id, body }) => updateDispute(processor, id, body)),
  route(/^GET \/v1\/disputes$/, ({ records }, { query }) =>
    page(ofIntent(records.list('dispute'), query), query, '/v1/disputes'),
  ),
  route(/^GET \/v1\/charges\/(\w+)$/, ({ records }, { id }) => {
    const charge = records.find('charge', id);
    if (!charge) throw noSuch('charge', id);
    return charge;
  }),
  route(/^GET \/v1\/events$/, ({ records }, { query }) => listEvents(records.list('event'), query)),
  route(/^POST \/test\/disputes\/(\w+)$/, (processor, { id, body }) =>
    closeDispute(processor, id, textOf(body, 'outcome') === 'won'),
  ),
];

function listIntents({ records }: Processor, query: Fields): object {
  const since = numberOf(fieldsOf(query, 'created'), 'gte') ?? 0;
  const matching = records.list('payment_intent').filter(({ created }) => created >= since);
  const list = page(matching, query, '/v1/payment_intents');
  if (!isExpanded(query, 'data.latest_charge')) return list;
  return { ...list, data: list.data.map((intent) => withCharge({ records }, intent)) };
}

function listEvents(events: readonly Event[], query: Fields): object {
  const since = numberOf(fieldsOf(query, 'created'), 'gte') ?? 0;
  const types = Object.values(fieldsOf(query, 'types'));
  const matching = events.filter(
    ({ created, type }) => created >= since && (types.length === 0 || types.includes(type)),
  );
  return page(matching, query, '/v1/events');
}

const withCharge = ({ records }: Pick<Processor, 'records'>, intent: Intent): object => ({
  ...intent,
  latest_charge: records.find('charge', intent.latest_charge ?? '') ?? null,
});

const isExpanded = (query: Fields, name: string): boolean =>
  Object.values(fieldsOf(query, 'expand')).includes(name);

const ofIntent = <T extends { payment_intent: string }>(objects: T[], query: Fields): T[] => {
  const intent = textOf(query, 'payment_intent');
  return intent === undefined ? objects : objects.filter(({ payment_intent }) => payment_intent === intent);
};

/** Returns the objects after `starting_after`. stripe-node requests further pages while `has_more` is true. */
function page<T extends StripeObject>(objects: readonly T[], query: Fields, url: string) {
  const limit = Math.min(numberOf(query, 'limit') ?? 10, 100);
  const after = textOf(query, 'starting_after');
  const start = after === undefined ? 0 : objects.findIndex(({ id }) => id === after) + 1;
  return {
    object: 'list',
    url,
    data: objects.slice(start, start + limit),
    has_more: objects.length > start + limit,
  };
}
