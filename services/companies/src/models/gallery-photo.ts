import type { Locale } from '@sild/contract/enums'
import { modelOf } from '@sild/service-kit'

export class GalleryPhoto extends modelOf('galleryPhotos', ['companyGuid', 'position']) {
  declare companyGuid: string
  declare position: number
  declare imageKey: string
  declare description: string | null
  declare descriptionLocale: Locale | null
}
