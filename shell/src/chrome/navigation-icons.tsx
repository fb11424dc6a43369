import { Bell, CircleUserRound, FileText, MessagesSquare, Search } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

/** Icons of a remote's links in the bars, by the first part of the path. */
const icons: Record<string, LucideIcon> = {
  account: CircleUserRound,
  chat: MessagesSquare,
  'my-publications': FileText,
  notifications: Bell,
  search: Search,
}

/** Areas with icon links for members in a wide header. */
export const barAreas = ['chat', 'notifications']

export const areaOf = (path: string): string => path.split(/[/?#]/)[1] ?? ''

export function NavigationIcon({ path }: { path: string }) {
  const Icon = icons[areaOf(path)] ?? FileText
  return <Icon />
}
