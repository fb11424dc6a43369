import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: '@sild/testing/page-setup',
    // These packages import styles, which Node.js cannot read.
    server: { deps: { inline: [/@sild\//] } },
  },
})
