import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { Kinds, StripeObject } from './objects.ts';

/** An answer kept for its idempotency key. */
interface KeptAnswer {
  readonly status: number;
  readonly body: string;
}

/** The processor's memory: objects by id, answers by idempotency key, events still to be delivered. */
export interface Records {
  put(object: StripeObject): void;
  find<K extends keyof Kinds>(kind: K, id: string): Kinds[K] | undefined;
  /** All of a kind, the newest first. */
  list<K extends keyof Kinds>(kind: K): Kinds[K][];
  keepAnswer(key: string, answer: KeptAnswer): void;
  findAnswer(key: string): KeptAnswer | undefined;
  addDelivery(eventId: string): void;
  removeDelivery(eventId: string): void;
  listDeliveries(): string[];
  close(): void;
}

/** Opens the file, made when absent. Every write is on disk before it returns: a killed processor forgets no charge. */
export function openRecords(file: string): Records {
  const db = new DatabaseSync(file);
  db.exec(`
    pragma journal_mode = wal;
    create table if not exists object (seq integer primary key, id text unique, kind text, json text);
    create index if not exists object_kind on object (kind, seq);
    create table if not exists answer (key text primary key, status integer, body text);
    create table if not exists delivery (event_id text primary key);`);
  const put = db.prepare(
    'insert into object (id, kind, json) values (?, ?, ?) on conflict (id) do update set json = excluded.json',
  );
  const find = db.prepare('select json from object where kind = ? and id = ?');
  const list = db.prepare('select json from object where kind = ? order by seq desc');
  const keep = db.prepare('insert or ignore into answer values (?, ?, ?)');
  const kept = db.prepare('select status, body from answer where key = ?');
  const deliver = db.prepare('insert or ignore into delivery values (?)');
  const delivered = db.prepare('delete from delivery where event_id = ?');
  const deliveries = db.prepare('select event_id from delivery order by rowid');
  return {
    put: (object) => void put.run(object.id, object.object, JSON.stringify(object)),
    find: (kind, id) => {
      const row = find.get(kind, id) as { json: string } | undefined;
      return row && (JSON.parse(row.json) as Kinds[typeof kind]);
    },
    list: (kind) =>
      (list.all(kind) as { json: string }[]).map(({ json }) => JSON.parse(json) as Kinds[typeof kind]),
    keepAnswer: (key, { status, body }) => void keep.run(key, status, body),
    findAnswer: (key) => kept.get(key) as KeptAnswer | undefined,
    addDelivery: (eventId) => void deliver.run(eventId),
    removeDelivery: (eventId) => void delivered.run(eventId),
    listDeliveries: () => (deliveries.all() as { event_id: string }[]).map(({ event_id }) => event_id),
    close: () => db.close(),
  };
}

/** An id such as `pi_3f...`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Seconds since 1970, as Stripe tells times. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);
