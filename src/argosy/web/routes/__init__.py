"""The HTTP routes, a module for each subject. A route translates a request to a command or a question, and no more."""

from functools import partial

import litestar

from argosy.web.errors import PROBLEMS

get = partial(litestar.get, responses=PROBLEMS)
post = partial(litestar.post, responses=PROBLEMS, status_code=200)
delete = partial(litestar.delete, responses=PROBLEMS, status_code=200)
