import type { CardType } from '@sild/contract/enums'
import { type Sql, sql } from '@sild/service-kit'

/** How many names are looked at: some of them say the same. */
const SEEN = 40

/** Names as they are written, of publications that can be found: those of a hidden company cannot. */
export const shownNames = (from: Sql, cardType: CardType | null): Sql => sql`
  select case when n.locale = c.locale then c.name else c.translations -> n.locale ->> 'name' end as text
  from ${from} n join cards c using (publication_guid)
  where exists (select from listings l where l.card_type = ${cardType} and l.publication_guid = c.publication_guid)`

/**
 * Names with a word that begins so, behind the first, of these publications or of any. Planned for what is typed: of what many have, the
 * first few are met soon in the table, and of what is rare the index has few.
 */
export const namesInside = (typed: string, cardType: CardType, most: number, guids?: readonly string[]): Sql => sql`
  select distinct on (fold(text)) text from (
    ${shownNames(
      sql`(
        select * from card_names
        where card_type = ${cardType} and ${guids ? sql`publication_guid = any(${guids}::uuid[])` : sql`true`}
          and folded like '% ' || beginning(${typed}) and folded not like beginning(${typed})
        limit ${SEEN}
      )`,
      cardType,
    )}
  ) as found order by fold(text) limit ${most}`
