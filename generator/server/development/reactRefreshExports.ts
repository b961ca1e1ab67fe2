/**
 * Lets React Refresh ignore the export `page` of generated pages, so that only the component is
 * rendered again. See "Consistent components exports" in the documentation of @vitejs/plugin-react.
 */
Object.assign(window, {
  __getReactRefreshIgnoredExports: ({ id }: { id: string }) =>
    id.includes('/generated/pages/') ? ['page'] : [],
})
