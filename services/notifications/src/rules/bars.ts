const heights = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const

/** Small bars of text, which every mail program shows. */
export function bars(counts: readonly number[]): string {
  const most = Math.max(1, ...counts)
  return counts.map((count) => heights[Math.round((count / most) * (heights.length - 1))]).join('')
}
