import { useLocation, useNavigation } from '@sild/router'
import { useIntl } from '@sild/shell-api'
import { PageSkeleton } from '../pages/PageSkeleton.tsx'
import * as css from './NextPage.module.css'

/** What is on its way: a line, and the skeleton of another page over the one that is left. The styles let quick ones pass. */
export function NextPage() {
  const intl = useIntl()
  const { pathname } = useLocation()
  const next = useNavigation().location
  if (!next) return null
  return (
    <>
      <div role="progressbar" aria-label={intl.formatMessage({ id: 'shell.loading' })} className={css.line} />
      {next.pathname !== pathname && (
        <div className={css.page}>
          <PageSkeleton />
        </div>
      )}
    </>
  )
}
