import { sql, type Kysely } from 'kysely';

/** Types of JSON columns that are not any object. The database doesn't know them. */
const jsonTypes: Readonly<Record<string, string>> = {
  'payment.course_ids': 'number[]',
  'plan.minutes': 'number[]',
  'plan.placement': '{ lessonId: number; isRight: boolean }[]',
  'promo_code.course_ids': 'number[]',
  'quiz_result.answers': 'number[][]',
  'run.cases': 'string[][]',
  'trace.input': 'string[]',
};

const scalarTypes: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  integer: 'number',
  bigint: 'string',
  'double precision': 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  bytea: 'Buffer',
};

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
  /** The check constraint that lists the column's values. */
  readonly valuesCheck: string | null;
}

/** Returns the text of `schema.ts` for a migrated database. Throws if a column has a type without a mapping. */
export async function generateSchema<T>(db: Kysely<T>): Promise<string> {
  const tables = Map.groupBy(await listColumns(db), ({ table }) => table);
  const interfaces = [...tables].map(([table, columns]) => {
    const fields = columns.map((column) => `    ${column.name}: ${columnType(column)};\n`);
    return `  ${table}: {\n${fields.join('')}  };\n`;
  });
  return `import type { Generated, JSONColumnType } from 'kysely';

/** Generated from the migrated database: \`UPDATE_SCHEMA=1 npm test -- migrations/src/generate-schema.test.ts\`. */
export interface Schema {
${interfaces.join('')}}
`;
}

function columnType(column: Column): string {
  const { type, isRequired, hasDefault } = column;
  const value = type.startsWith('json')
    ? jsonType(column)
    : (unionOf(column.valuesCheck) ?? scalarTypes[type]);
  if (value === undefined) throw new Error(`${column.table}.${column.name}: no type for ${type}`);
  if (!isRequired) return `${value} | null`;
  return hasDefault ? `Generated<${value}>` : value;
}

const jsonType = ({ table, name }: Column): string =>
  `JSONColumnType<${jsonTypes[`${table}.${name}`] ?? 'object'}>`;

/** `CHECK ((state = ANY (ARRAY['open'::text, 'paid'::text])))` allows `'open' | 'paid'`. */
const unionOf = (check: string | null): string | undefined => check?.match(/'[^']*'(?=::text)/g)?.join(' | ');

async function listColumns<T>(db: Kysely<T>): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as name, data_type as type,
      is_nullable = 'NO' as "isRequired", column_default is not null or is_identity = 'YES' as "hasDefault",
      (select pg_get_constraintdef(oid) from pg_constraint
        where conrelid = format('%I', table_name)::regclass and conkey = array[ordinal_position::smallint]
          and contype = 'c' and pg_get_constraintdef(oid) like '%= ANY (ARRAY[%') as "valuesCheck"
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
    order by table_name, ordinal_position`.execute(db);
  return rows;
}
