import type { SearchType } from '@sild/contract/enums'
import { join, raw, type Sql, sql } from '@sild/service-kit'
import { wordWeights } from '../../models/score.ts'
import { indexes } from '../indexes.ts'
import { tsquery } from '../query/lexeme-query.ts'
import { isNamed } from '../named.ts'
import { hasSynonyms, wantedRows, type Words } from '../query/words.ts'

/**
 * How well a row `l` fits the words. Names are short and quick to compare. The whole text is compared only for points
 * that names cannot give. If all words are needed, every row contains them, and so containing a word gives no points.
 */
export function relevanceOf(type: SearchType, { query, words }: { query: string; words: Words }): Sql {
  const { needed, together } = words
  const ofWord = [
    sql`case when l.name_tokens @@ meant then ${points('inName')} + ${points('oftenInName')} * ts_rank(l.name_tokens, meant) else 0 end`,
    ...(needed === 'any' ? [sql`${points('found')} * (l.tokens @@ loosely)::int`] : []),
    ...(hasSynonyms(words)
      ? [sql`${points('asTyped')} * ((l.tokens @@ typed)::int + (l.name_tokens @@ typed)::int)`]
      : []),
  ]
  const all = [
    sql`(
      select sum(${join(ofWord, ' + ')})
      from ${wantedRows(words)} as word (typed, meant, loosely)
    )`,
    ...(together === null ? [] : [sql`${points('together')} * (l.name_tokens @@ ${tsquery(together)}::tsquery)::int`]),
    ...(indexes[type].cardType ? [] : [sql`${points('companyName')} * (${isNamed(query)})::int`]),
  ]
  return sql`(${join(all, ' + ')})`
}

/** A literal, because a parameter would need a type. */
const points = (of: keyof typeof wordWeights): Sql => raw(String(wordWeights[of]))
