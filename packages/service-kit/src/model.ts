import { Model } from 'objection'

/** What the model of a table extends. Columns with JSON are named, because Postgres would take an array for one of its own. */
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
