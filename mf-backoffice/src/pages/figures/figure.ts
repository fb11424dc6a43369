import type { FigureRange } from '@sild/contract/figures'
import type { Bar } from '../../charts/bar.ts'

export const figureIds = ['sign-ups', 'publications', 'moderation', 'liquidity'] as const
export type FigureId = (typeof figureIds)[number]

/** Formats figures in the language of the reader. */
export interface Say {
  readonly range: FigureRange
  /** A message by its whole id. */
  text(id: string, values?: Record<string, string | number>): string
  number(value: number): string
  minutes(value: number | null): string
  /** A part of a whole; a dash if the whole is 0. */
  share(part: number, whole: number): string
  /** The day, week or month of a step. */
  step(from: string): string
}

/** A figure for the chart and the table. */
export interface Figure {
  readonly headline: string
  readonly facts: readonly string[]
  /** False where there is nothing to draw. */
  readonly isEmpty: boolean
  readonly countedAt: string | null
  readonly bars: readonly Bar[]
  readonly most?: number
  /** Value of the highest bar. */
  readonly mostText: string
  readonly legend: readonly string[]
  readonly columns: readonly string[]
  readonly rows: readonly FigureRow[]
}
export interface FigureRow {
  readonly from: string
  readonly name: string
  /** Number format of the table. */
  readonly cells: readonly string[]
  /** Number format for spreadsheets. */
  readonly values: readonly (number | null)[]
}
