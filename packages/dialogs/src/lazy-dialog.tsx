import type { Locale } from '@sild/contract/enums'
import { type Catalog, createCatalog, useLocale } from '@sild/shell-api'
import { lazyPart } from '@sild/ui'
import { type ComponentType, type ReactElement, Suspense } from 'react'
import { loadTexts } from './load-texts.ts'

export interface DialogTexts {
  intl: Catalog['intl']
}

/** Loads a dialog and its texts when it is first opened, so that neither is in the code of a page or a remote. */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props & DialogTexts>>,
): (props: Props) => ReactElement {
  const parts = new Map<Locale, ComponentType<Props>>()
  const partIn = (locale: Locale): ComponentType<Props> => {
    const known = parts.get(locale)
    if (known) return known
    const part = lazyPart(async () => {
      const [Loaded, texts] = await Promise.all([load(), loadTexts(locale)])
      const { intl, add } = createCatalog(locale)
      add(texts.default)
      return (props: Props) => <Loaded {...props} intl={intl} />
    })
    parts.set(locale, part)
    return part
  }
  return function LazyDialog(props) {
    const Part = partIn(useLocale())
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}
