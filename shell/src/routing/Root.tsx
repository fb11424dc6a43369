import { Outlet } from '@sild/router'
import { CookieDialog } from '../chrome/CookieDialog.tsx'
import { Notices } from '../chrome/Notices.tsx'
import { SkipLink } from '../chrome/SkipLink.tsx'
import { useArrival } from '../navigation/use-arrival.ts'
import { useScroll } from '../navigation/use-scroll.ts'

/** Around every layout. */
export function Root() {
  useScroll()
  useArrival()
  return (
    <>
      <SkipLink />
      <Outlet />
      <Notices />
      <CookieDialog />
    </>
  )
}
