import { Model } from 'objection'

/**
 * Base class of all models. JSON columns are listed, because Postgres would read a JavaScript array as one of its own.
 */
export const modelOf = (tableName: string, idColumn: string | string[], jsonAttributes: string[] = []): typeof Model =>
  class extends Model {
    static override get tableName(): string {
      return tableName
    }
    static override get idColumn(): string | string[] {
      return idColumn
    }
    static override get jsonAttributes(): string[] {
      return jsonAttributes
    }
  }
