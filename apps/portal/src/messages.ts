/** The portal's own copy that is needed before sign-in. A screen's copy is in its feature. */
export const portalMessages = {
  'en-US': {
    pageTitle: ({ screen }: { screen: string }) => `${screen} · Valise`,
    login: 'Sign in',
    signUp: 'Sign up',
    forgotPassword: 'Forgot password',
    resetPassword: 'Reset password',
    twoFactor: 'Two-factor verification',
    loading: 'Loading page...',
    crashed: 'This page stopped working',
    crashedHint: 'What you saved is safe. Try again, or go to another page.',
    tryAgain: 'Try again',
    outdated: 'This page could not be loaded',
    outdatedHint: 'The portal may just have been updated, or the connection may be down. Reload to try again.',
    reload: 'Reload',
    configMissing: 'The portal is not set up yet',
    configWrong: 'The portal is not set up correctly',
    configUnreachable: 'The portal could not be reached',
    configHint: 'Contact your administrator with these details:',
    configFile: 'Its settings are read from /config.json.',
    configConnection: 'Check your connection and try again.',
  },
};
