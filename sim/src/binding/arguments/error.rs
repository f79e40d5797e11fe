//! Why a launch cannot be made.

use std::fmt;

/// Why a launch cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaunchError {
    problems: Vec<String>,
    /// Which argument each of them is about, if any.
    about: Vec<Option<usize>>,
    of_program: bool,
}

impl LaunchError {
    /// Returns an error with one problem of the launch.
    pub fn new(problem: impl Into<String>) -> Self {
        error(problem)
    }

    /// Returns an error with one problem of the program, which no launch can avoid.
    pub fn of_program(problem: impl Into<String>) -> Self {
        program_error(problem)
    }

    /// Returns all problems. There is one at least.
    pub fn problems(&self) -> &[String] {
        &self.problems
    }

    /// Returns whether the program and its zebin disagree, which no launch can avoid.
    pub fn is_of_program(&self) -> bool {
        self.of_program
    }

    /// Returns the problems of both errors. Only the first problem of each argument is kept, and
    /// only the first error if one is of the program.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        if self.of_program || other.of_program {
            return self;
        }
        for (problem, about) in other.problems.into_iter().zip(other.about) {
            if about.is_none() || !self.about.contains(&about) {
                self.problems.push(problem);
                self.about.push(about);
            }
        }
        self
    }

    /// Returns one error for several; `None` where there are none.
    pub(crate) fn all_of(errors: impl IntoIterator<Item = Self>) -> Option<Self> {
        errors.into_iter().reduce(|mut first, next| {
            first.problems.extend(next.problems);
            first.about.extend(next.about);
            first
        })
    }

    /// Returns an error with these problems, none of which is about an argument.
    pub(crate) fn all(problems: Vec<String>) -> Self {
        Self { about: vec![None; problems.len()], problems, of_program: false }
    }

    /// Returns this error for a launch at a path of the launch file, such as `launches[1]`.
    #[must_use]
    pub fn in_launch(mut self, path: &str) -> Self {
        if !path.is_empty() {
            for (problem, about) in self.problems.iter_mut().zip(&self.about) {
                // What is about an argument begins with its path.
                let separator = if about.is_some() { "." } else { ": " };
                *problem = format!("{path}{separator}{problem}");
            }
            // Arguments of several launches have the same numbers.
            self.about.fill(None);
        }
        self
    }

    /// Returns this error as one about an argument.
    pub(crate) fn of_argument(self, index: usize) -> Self {
        Self { about: vec![Some(index); self.problems.len()], ..self }
    }
}

/// Collects what is wrong with a launch.
#[derive(Default)]
pub(crate) struct Wrong(Option<LaunchError>);

impl Wrong {
    /// Adds an error.
    pub(crate) fn add(&mut self, error: LaunchError) {
        self.0 = Some(match self.0.take() {
            Some(first) => first.and(error),
            None => error,
        });
    }

    /// Returns the value; adds the error where there is none.
    pub(crate) fn keep<T>(&mut self, result: Result<T, LaunchError>) -> Option<T> {
        result.map_err(|error| self.add(error)).ok()
    }

    /// Returns an error with everything that was added, if anything was.
    pub(crate) fn end(self) -> Result<(), LaunchError> {
        self.0.map_or(Ok(()), Err)
    }
}

impl fmt::Display for LaunchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.problems.join("\n"))
    }
}

impl std::error::Error for LaunchError {}

pub(crate) fn error(what: impl Into<String>) -> LaunchError {
    LaunchError::all(vec![what.into()])
}

pub(crate) fn program_error(what: impl Into<String>) -> LaunchError {
    LaunchError { of_program: true, ..error(what) }
}
