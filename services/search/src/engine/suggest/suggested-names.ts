import type { Locale } from '@sild/contract/enums'
import { type Sql, sql } from '@sild/service-kit'

const nameIn = (locale: Sql): Sql =>
  sql`case when ${locale} = c.locale then c.name else c.translations -> ${locale} ->> 'name' end`

/**
 * The name of a card `c` that a suggestion shows: that of the reader's language if a word of it begins with the typed text, else the
 * matched one, `n`. A reader who types a word of another language sees that word again.
 */
export function suggestedName(typed: string, locale: Locale): Sql {
  const own = nameIn(sql`${locale}::text`)
  const begins = sql`beginning(${typed})`
  return sql`(
    select case when fold(own) like ${begins} or fold(own) like '% ' || ${begins} then own else matched end
    from (select ${own} as own, ${nameIn(sql`n.locale`)} as matched) as names
  )`
}
