import { localizedPath, paths, searchTypeParameters } from '@sild/paths'
import { useLocation } from '@sild/router'
import { useIntl, useLocale } from '@sild/shell-api'
import { SearchField } from '@sild/ui'
import { areaOf } from './navigation-icons.tsx'
import * as css from './HeaderSearch.module.css'
import { useSearchedType } from './use-searched-type.ts'

/** Home and search have their own field, which is the first thing there. */
export function HeaderSearch() {
  const intl = useIntl()
  const locale = useLocale()
  const { pathname } = useLocation()
  const searchType = useSearchedType()
  if (['', 'search'].includes(areaOf(pathname))) return null
  const label = intl.formatMessage({ id: 'shell.search.label' }, { searchType })
  const [action = ''] = paths.search().split('?')
  return (
    <form role="search" aria-label={label} action={localizedPath(action, locale)} className={css.search}>
      <input type="hidden" name="searchType" value={searchTypeParameters[searchType]} />
      <SearchField name="query" label={label} placeholder={label} />
    </form>
  )
}
