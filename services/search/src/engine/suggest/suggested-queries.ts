import type { CardType, Locale } from '@sild/contract/enums'
import { type Sql, sql } from '@sild/service-kit'
import { suggestedName } from './suggested-names.ts'

/** How many names are read: some of them are equal. */
const SEEN = 40

export interface NameQuery {
  readonly typed: string
  readonly cardType: CardType | null
  readonly locale: Locale
}

/** Suggestions from the names `from` of searchable publications; those of hidden companies are not. */
export const shownNames = (from: Sql, { cardType, locale, typed }: NameQuery): Sql => sql`
  select publication_guid, ${suggestedName(typed, locale)} as text
  from ${from} n join cards c using (publication_guid)
  where exists (select from listings l where l.card_type = ${cardType} and l.publication_guid = c.publication_guid)`

/**
 * Names with this prefix in a later word, from the given publications or from all that are not shown yet. Planned for
 * each text: for a frequent prefix a table scan finds the first few soon, for a rare one the index has few.
 */
export const namesInside = (
  names: NameQuery,
  { among, except, most }: { among?: readonly string[] | undefined; except: readonly string[]; most: number },
): Sql => sql`
  select distinct on (fold(text)) text from (
    select distinct on (publication_guid) text from (
      ${shownNames(
        sql`(
          select * from card_names
          where card_type = ${names.cardType} and ${among ? sql`publication_guid = any(${among}::uuid[])` : sql`true`}
            and folded like '% ' || beginning(${names.typed}) and folded not like beginning(${names.typed})
            and publication_guid <> all(${except}::uuid[])
          limit ${SEEN}
        )`,
        names,
      )}
    ) as found order by publication_guid, fold(text)
  ) as once order by fold(text) limit ${most}`
