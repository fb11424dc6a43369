import type { Knex } from 'knex'

/**
 * To the parser of Postgres digits around an e are a number, and what follows is another word: `392e446a` would be
 * found in every text with an "a". A second e makes it one word again, in texts and queries alike.
 */
export async function up(knex: Knex): Promise<void> {
  // A question mark that is not a binding is `\?` to Knex.
  await knex.raw(plain(String.raw`regexp_replace(lower(words), '(\d)e(\?=\d)', '\1ee', 'g')`))
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(plain('lower(words)'))
}

const plain = (lowered: string): string => String.raw`
  create or replace function plain(words text) returns text language sql immutable strict parallel safe
    return regexp_replace(
      regexp_replace(
        replace(replace(replace(${lowered}, 'c#', 'csharp'), 'f#', 'fsharp'), 'c++', 'cplusplus'),
        '\.net\M', ' dotnet', 'g'
      ),
      '[^[:alnum:]]+', ' ', 'g'
    );`
