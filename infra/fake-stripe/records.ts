import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { Kinds, StripeObject } from './objects.ts';

interface StoredResponse {
  readonly status: number;
  readonly body: string;
}

/** Storage: objects by id, responses by idempotency key, and undelivered events. */
export interface Records {
  put(object: StripeObject): void;
  find<K extends keyof Kinds>(kind: K, id: string): Kinds[K] | undefined;
  /** Lists all objects of a kind, newest first. */
  list<K extends keyof Kinds>(kind: K): Kinds[K][];
  saveResponse(key: string, response: StoredResponse): void;
  findResponse(key: string): StoredResponse | undefined;
  addPendingDelivery(eventId: string): void;
  removePendingDelivery(eventId: string): void;
  listPendingDeliveries(): string[];
  close(): void;
}

/** Opens or creates the SQLite file. Writes are durable, so that a killed process loses no charge. */
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
  const saveResponse = db.prepare('insert or ignore into answer values (?, ?, ?)');
  const findResponse = db.prepare('select status, body from answer where key = ?');
  const addPendingDelivery = db.prepare('insert or ignore into delivery values (?)');
  const removePendingDelivery = db.prepare('delete from delivery where event_id = ?');
  const listPendingDeliveries = db.prepare('select event_id from delivery order by rowid');
  return {
    put: (object) => void put.run(object.id, object.object, JSON.stringify(object)),
    find: (kind, id) => {
      const row = find.get(kind, id) as { json: string } | undefined;
      return row && (JSON.parse(row.json) as Kinds[typeof kind]);
    },
    list: (kind) =>
      (list.all(kind) as { json: string }[]).map(({ json }) => JSON.parse(json) as Kinds[typeof kind]),
    saveResponse: (key, { status, body }) => void saveResponse.run(key, status, body),
    findResponse: (key) => findResponse.get(key) as StoredResponse | undefined,
    addPendingDelivery: (eventId) => void addPendingDelivery.run(eventId),
    removePendingDelivery: (eventId) => void removePendingDelivery.run(eventId),
    listPendingDeliveries: () =>
      (listPendingDeliveries.all() as { event_id: string }[]).map(({ event_id }) => event_id),
    close: () => db.close(),
  };
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The current Unix time in seconds, Stripe's time format. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);
