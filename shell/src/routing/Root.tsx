import { useIntl } from '@sild/shell-api'
import { Outlet } from '@sild/router'
import { Notices } from '../chrome/Notices.tsx'
import { contentId } from '../layouts/PageSlot.tsx'
import { useArrival } from '../navigation/use-arrival.ts'
import { useScroll } from '../navigation/use-scroll.ts'

/** Around every layout. */
export function Root() {
  useScroll()
  useArrival()
  const intl = useIntl()
  return (
    <>
      <a href={`#${contentId}`} className="skip-link">
        {intl.formatMessage({ id: 'shell.skip-to-content' })}
      </a>
      <Outlet />
      <Notices />
    </>
  )
}
