import type { Knex } from 'knex'

/**
 * The lexemes of a text are the same as before, made in six tenths of the time: the vector of a language is marked with its
 * letter as a whole, where each lexeme was taken out and put in again. A lexeme is letters and digits, so a quote behind a space
 * is where one begins. The roots of Estonian are looked for without patterns. What is called for each word or text is not
 * `strict`: Postgres would not put it into the statement then.
 */
export const up = (knex: Knex) =>
  knex.raw(`
    create or replace function estonian_root(stem text) returns text language sql immutable parallel safe
      return case
        when length(stem) > 4 and (right(stem, 1) in ('a', 'e', 'i', 'u') or right(stem, 2) = 'us')
        then (ts_lexize('every_estonian', rtrim(stem, 'aeiu')))[1]
      end;

    create function marked(mark text, vector tsvector) returns text language sql immutable strict parallel safe
      return replace(' ' || vector::text, ' ''', ' ''' || mark);

    -- Of a text in one language, as \`placed_lexemes\` reads it, which \`lexemes\` asks for the words of a query.
    create function vector_text(language text, words text) returns text language sql immutable parallel safe
      return case language
        when 'en' then marked('e:', to_tsvector('every_english', fold(words)))
        when 'fr' then
          marked('f:', to_tsvector('every_french', fold(words))) || fold(marked('f:', to_tsvector('every_french', words)))
        when 'et' then (
          select marked('t:', stems) || coalesce((
            select string_agg(' ''t:' || root || ''':' || array_to_string(positions, ','), '')
            from unnest(stems), estonian_root(lexeme) as root where root is not null
          ), '')
          from to_tsvector('every_estonian', fold(words)) as stems
        )
        else ''
      end;

    -- No word is longer than what an index should hold: a query asks for no more of it.
    create or replace function text_vector(texts jsonb) returns tsvector language sql immutable strict parallel safe
    begin atomic
      select ts_delete(vector, array(select lexeme from unnest(tsvector_to_array(vector)) as lexeme where length(lexeme) > 64))
      from (
        select coalesce(string_agg(vector_text(text.key, plain(text.value)), ''), '')::tsvector as vector
        from jsonb_each_text(texts) as text
      ) as every;
    end;
  `)

export const down = (knex: Knex) =>
  knex.raw(`
    create or replace function text_vector(texts jsonb) returns tsvector language sql immutable strict parallel safe
    begin atomic
      select coalesce(string_agg(quote_literal(placed.lexeme) || ':' || array_to_string(placed.places, ','), ' '), '')::tsvector
      from jsonb_each_text(texts) as text, placed_lexemes(text.key, text.value) as placed
      where length(placed.lexeme) <= 64;
    end;
    drop function vector_text, marked;
    create or replace function estonian_root(stem text) returns text language sql immutable strict parallel safe
      return case
        when length(stem) > 4 and stem ~ '(us|[aeiu])$' then (ts_lexize('every_estonian', regexp_replace(stem, '[aeiu]+$', '')))[1]
      end;
  `)
