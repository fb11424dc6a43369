const heights = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const

/** A bar chart in text characters, which all mail programs show. */
export function bars(counts: readonly number[]): string {
  const most = Math.max(1, ...counts)
  return counts.map((count) => heights[Math.round((count / most) * (heights.length - 1))]).join('')
}
