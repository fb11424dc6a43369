import { HeaderFrame } from './HeaderFrame.tsx'
import { HeaderMenu } from './HeaderMenu.tsx'

export function WebinarHeader() {
  return <HeaderFrame end={<HeaderMenu mainItems={[]} />} />
}
