import type { Knex } from 'knex'

/**
 * The words of all searchable texts in their written form, for corrections of typing errors. They are inserted when
 * each publication and company is reindexed for phrases.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table vocabulary (word text primary key);
    create index vocabulary_by_likeness on vocabulary using gin (fold(word) gin_trgm_ops);

    -- A tsquery for a word in all languages.
    create function any_language(word text) returns tsquery language sql immutable strict parallel safe
    begin atomic
      select string_agg(quote_literal(lexeme), ' | ')::tsquery
      from unnest(lexemes('en', word) || lexemes('et', word) || lexemes('fr', word)) as lexeme;
    end;

    -- Short words share few letters with their correction.
    create function words_like(typed text, most integer) returns setof text language sql stable parallel safe
    set pg_trgm.similarity_threshold = 0.2
    as $$
      select word from vocabulary where fold(word) % fold(typed) order by similarity(fold(word), fold(typed)) desc, word limit most
    $$;
  `)
}

export const down = (knex: Knex): Promise<void> =>
  knex.raw('drop function words_like, any_language; drop table vocabulary')
