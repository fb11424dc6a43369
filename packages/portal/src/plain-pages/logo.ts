/** The logo of Sild in a square of 24, for what no release of the shell draws. */
export const logoPaths = '<path d="M2 17h20M4 17a8 8 0 0 1 16 0"/><path d="M9 17V10.2M15 17v-6.8" stroke-width="1.5"/>'
