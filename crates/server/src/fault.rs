//! Errors as the outside sees them: one shape, and nothing of what happened inside.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use wire::{Failed, Fault};

/// An answer that is an error.
#[derive(Debug)]
pub struct Refused {
    status: StatusCode,
    code: &'static str,
    message: String,
    wait_s: Option<u64>,
}

impl Refused {
    pub fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Self {
        Self { status, code, message: message.into(), wait_s: None }
    }

    pub fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found", "there is no such thing here")
    }

    pub fn bad(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, message)
    }

    pub fn forbidden(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, code, message)
    }

    pub fn conflict(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, code, message)
    }

    pub fn limited(wait_ms: u64) -> Self {
        let wait_s = wait_ms.div_ceil(1000).max(1);
        let message = format!("too many requests; come back in {wait_s} s");
        Self { wait_s: Some(wait_s), ..Self::new(StatusCode::TOO_MANY_REQUESTS, "limited", message) }
    }

    /// The world failed; the details are for the log.
    pub fn broken(error: &dyn std::fmt::Display) -> Self {
        tracing::error!(%error, "a request failed");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "broken", "something failed here; try again")
    }

    pub fn away() -> Self {
        Self { wait_s: Some(1), ..Self::new(StatusCode::SERVICE_UNAVAILABLE, "away", "not now; try again") }
    }
}

/// A JSON body, or a refusal in our own shape.
pub struct Read<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Read<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refused> {
        let Json(value) = Json::from_request(request, state).await.map_err(|rejection: JsonRejection| {
            let message = rejection.body_text().chars().take(200).collect::<String>();
            Refused::new(rejection.status(), "unreadable", message)
        })?;
        Ok(Self(value))
    }
}

impl From<store::Error> for Refused {
    fn from(error: store::Error) -> Self {
        Self::broken(&error)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let body = Failed { error: Fault { code: self.code.to_owned(), message: self.message } };
        let mut response = (self.status, Json(body)).into_response();
        if let Some(wait_s) = self.wait_s {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait_s));
        }
        response
    }
}
