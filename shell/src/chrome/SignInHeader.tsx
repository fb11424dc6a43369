import { HeaderFrame } from './HeaderFrame.tsx'
import { HeaderMenu } from './HeaderMenu.tsx'

/** Header of the sign-in pages: its only link is the wordmark. */
export function SignInHeader() {
  return <HeaderFrame end={<HeaderMenu mainItems={[]} />} />
}
