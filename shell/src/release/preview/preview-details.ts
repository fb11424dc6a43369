import type { Locale } from '@sild/contract/enums'
import type { Catalog } from '@sild/shell-api'
import { lazyPart } from '@sild/ui'

/** The texts load before the component. */
export const previewDetails = (catalog: Catalog, locale: Locale) =>
  lazyPart(async () => {
    const [{ PreviewDetails }, texts] = await Promise.all([
      import(/* webpackChunkName: "preview-details" */ './PreviewDetails.tsx'),
      import(/* webpackChunkName: "preview-texts.[request]" */ `../../messages/preview/${locale}.json`),
    ])
    catalog.add(texts.default)
    return PreviewDetails
  })
