import { HeaderFrame } from './HeaderFrame.tsx'
import { HeaderMenu } from './HeaderMenu.tsx'

/** Of the pages before the session: nothing there leads away from the form but the wordmark. */
export function SignInHeader() {
  return <HeaderFrame end={<HeaderMenu mainItems={[]} />} />
}
