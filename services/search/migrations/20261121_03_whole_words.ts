import type { Knex } from 'knex'

/**
 * Fixes two kinds of wrong matches.
 *
 * The parser of Postgres reads digits around an e as a number and the rest as another word: `392e446a` matched every
 * text with an "a". A second e makes it one word, in texts and queries.
 *
 * A word of more than sixty letters was ignored, so a query of it alone matched everything. Now it is cut, and the cut
 * word matches nothing.
 */
export async function up(knex: Knex): Promise<void> {
  // A question mark that is not a binding is `\?` to Knex.
  await knex.raw(plain(String.raw`regexp_replace(lower(words), '(\d)e(\?=\d)', '\1ee', 'g')`))
  await knex.raw(wordQueries(`select left(word, 60) as word, place`, `word <> ''`))
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(wordQueries('select word, place', `word <> '' and length(word) <= 60`))
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

const wordQueries = (select: string, condition: string): string => `
  create or replace function word_queries(words text, left_out text[]) returns text[] language sql immutable strict parallel safe
  begin atomic
    with typed as (
      select word, min(place) as place, fold(word) = any (left_out) as is_left_out
      from (
        ${select} from unnest(string_to_array(trim(plain(words)), ' ')) with ordinality as every (word, place)
        where ${condition}
      ) as each_word group by word order by place limit 12
    ), kept as (
      select word, place from typed where not is_left_out or not exists (select from typed where not is_left_out)
    )
    select coalesce(array_agg(alternatives order by place), '{}') from kept, lateral (
      select string_agg(distinct quote_literal(lexeme), ' | ') as alternatives
      from unnest(lexemes('en', word) || lexemes('et', word) || lexemes('fr', word)) as lexeme
    ) as any_language where alternatives is not null;
  end;`
