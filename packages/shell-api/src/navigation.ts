import type { Locale } from '@sild/contract/enums'
import { usePortal } from './portal.ts'
import type { NavigationItem, NavigationSlot } from './remote.ts'

/** As the release holds it: with its texts, so that the link of a dead remote stays where it is. */
export interface PublishedNavigationItem extends Omit<NavigationItem, 'label'> {
  label: Readonly<Record<Locale, string>>
}

export function useNavigation(
  slot: NavigationSlot,
): readonly (Omit<PublishedNavigationItem, 'label'> & { label: string })[] {
  const { navigation, locale } = usePortal()
  return navigation
    .filter((item) => item.slot === slot)
    .toSorted((first, second) => first.order - second.order)
    .map((item) => ({ ...item, label: item.label[locale] }))
}
