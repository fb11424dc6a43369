import type { Knex } from 'knex'

/**
 * Converts words to lexemes, for texts and queries. A lexeme starts with its language (`e:`, `t:` for eesti, `f:`), so
 * stems of different languages never match; a query contains each word in all three.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Snowball without its stop words: "IT support" and "AI" are queries.
    create text search dictionary every_english (template = snowball, language = english);
    create text search dictionary every_estonian (template = snowball, language = estonian);
    create text search dictionary every_french (template = snowball, language = french);
    create text search configuration every_english (copy = simple);
    create text search configuration every_estonian (copy = simple);
    create text search configuration every_french (copy = simple);
    alter text search configuration every_english alter mapping for asciiword, word with every_english;
    alter text search configuration every_estonian alter mapping for asciiword, word with every_estonian;
    alter text search configuration every_french alter mapping for asciiword, word with every_french;

    -- Lower case without accents. Marked immutable, which unaccent is not: its dictionary never changes here.
    create function fold(words text) returns text language sql immutable strict parallel safe
      return lower(unaccent('extensions.unaccent'::regdictionary, words));

    -- A pattern for a prefix.
    create function beginning(typed text) returns text language sql immutable strict parallel safe
      return regexp_replace(fold(typed), '([\\\\%_])', '\\\\\\1', 'g') || '%';

    -- Words and spaces only; names with significant punctuation are spelt out.
    create function plain(words text) returns text language sql immutable strict parallel safe
      return regexp_replace(
        regexp_replace(
          replace(replace(replace(lower(words), 'c#', 'csharp'), 'f#', 'fsharp'), 'c++', 'cplusplus'),
          '\\.net\\M', ' dotnet', 'g'
        ),
        '[^[:alnum:]]+', ' ', 'g'
      );

    -- Estonian cases add a vowel, which the stemmer keeps ("rakenduse", but "raken" for "rakendus").
    create function estonian_root(stem text) returns text language sql immutable strict parallel safe
      return case
        when length(stem) > 4 and stem ~ '(us|[aeiu])$' then (ts_lexize('every_estonian', regexp_replace(stem, '[aeiu]+$', '')))[1]
      end;

    create function lexemes(language text, words text) returns text[] language sql immutable strict parallel safe
    begin atomic
      select coalesce(array_agg(distinct lexeme), '{}') from (
        select 'e:' || word.lexeme as lexeme
        from unnest(to_tsvector('every_english', fold(plain(words)))) as word where language = 'en'
        union all
        select 't:' || form
        from unnest(to_tsvector('every_estonian', fold(plain(words)))) as word,
             unnest(array[word.lexeme, estonian_root(word.lexeme)]) as form where language = 'et'
        union all
        select 'f:' || word.lexeme
        from unnest(to_tsvector('every_french', fold(plain(words)))) as word where language = 'fr'
        union all
        -- The French stemmer needs accents: only with them "comptabilité" and "comptable" have one stem.
        select 'f:' || fold(word.lexeme)
        from unnest(to_tsvector('every_french', plain(words))) as word where language = 'fr'
      ) as every where length(lexeme) <= 64;
    end;

    -- The vector of texts by language: {"en": …, "et": …}.
    create function text_lexemes(texts jsonb) returns text[] language sql immutable strict parallel safe
    begin atomic
      select coalesce(array_agg(distinct lexeme), '{}')
      from jsonb_each_text(texts) as text, unnest(lexemes(text.key, text.value)) as lexeme;
    end;

    -- One tsquery for each word, in all languages. Stop words are dropped unless the query has nothing else.
    create function word_queries(words text, left_out text[]) returns text[] language sql immutable strict parallel safe
    begin atomic
      with typed as (
        select word, min(place) as place, fold(word) = any (left_out) as is_left_out
        from unnest(string_to_array(trim(plain(words)), ' ')) with ordinality as every (word, place)
        where word <> '' and length(word) <= 60 group by word order by place limit 12
      ), kept as (
        select word, place from typed where not is_left_out or not exists (select from typed where not is_left_out)
      )
      select coalesce(array_agg(alternatives order by place), '{}') from kept, lateral (
        select string_agg(distinct quote_literal(lexeme), ' | ') as alternatives
        from unnest(lexemes('en', word) || lexemes('et', word) || lexemes('fr', word)) as lexeme
      ) as any_language where alternatives is not null;
    end;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function word_queries, text_lexemes, lexemes, estonian_root, plain, beginning, fold;
    drop text search configuration every_english;
    drop text search configuration every_estonian;
    drop text search configuration every_french;
    drop text search dictionary every_english;
    drop text search dictionary every_estonian;
    drop text search dictionary every_french;
  `)
}
