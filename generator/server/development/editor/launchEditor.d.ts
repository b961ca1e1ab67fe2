/** The package has no types. https://github.com/vitejs/launch-editor */
declare module 'launch-editor' {
  /**
   * Opens a file (`path:line:column`) in the editor of `LAUNCH_EDITOR`, in a running one, or in the one of
   * `VISUAL` or `EDITOR`. `onError` is called if none is found or the editor fails.
   */
  export default function launchEditor(
    file: string,
    onError: (file: string, message: string | null) => void,
  ): void
}
