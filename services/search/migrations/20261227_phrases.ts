import type { Knex } from 'knex'

/**
 * Lexemes store their positions, for searches of phrases. The service now splits a query into words (`text_lexemes` and
 * `word_queries` stay for the previous release). Companies have a name for searches: without accents, signs and legal
 * form.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function placed_lexemes(language text, words text) returns table (lexeme text, places smallint[])
    language sql immutable strict parallel safe
    begin atomic
      select 'e:' || word.lexeme, word.positions
      from unnest(to_tsvector('every_english', fold(plain(words)))) as word where language = 'en'
      union all
      select 't:' || form, word.positions
      from unnest(to_tsvector('every_estonian', fold(plain(words)))) as word,
           unnest(array[word.lexeme, estonian_root(word.lexeme)]) as form where language = 'et'
      union all
      select 'f:' || word.lexeme, word.positions
      from unnest(to_tsvector('every_french', fold(plain(words)))) as word where language = 'fr'
      union all
      -- The French stemmer needs accents: only with them "comptabilité" and "comptable" have one stem.
      select 'f:' || fold(word.lexeme), word.positions
      from unnest(to_tsvector('every_french', plain(words))) as word where language = 'fr';
    end;

    create or replace function lexemes(language text, words text) returns text[] language sql immutable strict parallel safe
    begin atomic
      select coalesce(array_agg(distinct placed.lexeme), '{}')
      from placed_lexemes(language, words) as placed where length(placed.lexeme) <= 64;
    end;

    -- The vector of texts by language: {"en": …, "et": …}. Lexemes are letters and digits, so quoting is safe.
    create function text_vector(texts jsonb) returns tsvector language sql immutable strict parallel safe
    begin atomic
      select coalesce(string_agg(quote_literal(placed.lexeme) || ':' || array_to_string(placed.places, ','), ' '), '')::tsvector
      from jsonb_each_text(texts) as text, placed_lexemes(text.key, text.value) as placed
      where length(placed.lexeme) <= 64;
    end;

    create function name_key(name text) returns text language sql immutable strict parallel safe
      return trim(regexp_replace(
        regexp_replace(fold(plain(name)), '\\m(ou|as|fie|mtu|sa|sas|sasu|sarl|eurl|scop|ltd|llc|inc|gmbh|oy|ab|sia|uab)\\M', ' ', 'g'),
        ' +', ' ', 'g'
      ));
    alter table companies add column name_key text generated always as (name_key(name)) stored;
    create index companies_by_name_key on companies (name_key) where is_listed and not is_hidden;

    -- Reindex all: existing rows have no positions.
    insert into outbox (job, payload)
      select 'index-company', jsonb_build_object('companyGuid', company_guid) from companies
      union all
      select 'index-publication', jsonb_build_object('publicationGuid', publication_guid, 'revision', revision) from cards;
  `)
}

/** `lexemes` returns the same as before, so it stays. */
export const down = (knex: Knex): Promise<void> =>
  knex.raw('alter table companies drop column name_key; drop function name_key, text_vector')
