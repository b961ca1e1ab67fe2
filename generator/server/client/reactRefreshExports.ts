/**
 * Lets React Refresh ignore exports that are no components: the metadata of generated pages, and the settings of the
 * theme. So only the components are rendered again. See "Consistent components exports" in the documentation of
 * @vitejs/plugin-react.
 */
Object.assign(window, {
  __getReactRefreshIgnoredExports: ({ id }: { id: string }) => {
    if (id.includes('/generated/pages/')) return ['page']
    return id.endsWith('/src/theme/ThemeProvider.tsx') ? ['siteTheme'] : []
  },
})
