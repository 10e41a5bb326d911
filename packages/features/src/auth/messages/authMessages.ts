/** All copy of signing in. A language is added beside 'en-US'. */
export const authMessages = {
  'en-US': {
    pitch: 'Grow with every traveler',
    pitchDetail: 'Reach high-value guests where they stay. List your best pieces and get paid without adding headcount',

    signIn: 'Sign in',
    signingIn: 'Signing in...',
    email: 'Email',
    password: 'Password',
    rememberMe: 'Remember me',
    forgotPassword: 'Forgot password',
    sessionEnded: 'Your session ended.',
    loggedOutElsewhere: 'You were logged out in another tab.',
    draftKept: 'Your draft is kept.',
    inputLost: 'Your unsaved changes were discarded.',
    validationFailed: 'Validation failed',
    newHere: 'New to Valise?',
    signUp: 'Sign up',
  },
};
