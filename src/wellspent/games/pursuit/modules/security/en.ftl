# Safety & Security Jobs.

module-security = Safety & Security Jobs
    .about = A fourth field of Jobs, for people who stay awake so that others can sleep.
