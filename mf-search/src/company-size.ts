import type { companySizes } from '@sild/contract/enums'
import type { useIntl } from '@sild/shell-api'

/** "21–50 people", without a line break. */
export const companySize = (size: (typeof companySizes)[number], intl: ReturnType<typeof useIntl>): string =>
  intl.formatMessage({ id: 'mf-search.people' }, { size: size.replace('-', '\u2060–\u2060') }).replaceAll(' ', '\u00a0')
