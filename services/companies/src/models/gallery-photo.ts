import { Model } from 'objection'

export class GalleryPhoto extends Model {
  declare companyGuid: string
  declare position: number
  declare imageKey: string
  declare description: string | null

  static override get tableName(): string {
    return 'galleryPhotos'
  }
  static override get idColumn(): string[] {
    return ['companyGuid', 'position']
  }
}
