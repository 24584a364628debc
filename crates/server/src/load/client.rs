//! As much HTTP as it takes to open a table and a socket.

use std::net::SocketAddr;

use serde::Deserialize;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use wire::Opened;

use super::Trouble;

pub type Socket = WebSocketStream<TcpStream>;

/// Somebody with a cookie.
#[derive(Clone)]
pub struct Caller {
    server: SocketAddr,
    cookie: Option<String>,
}

fn trouble(error: impl std::fmt::Display) -> Trouble {
    error.to_string()
}

impl Caller {
    pub fn new(server: SocketAddr) -> Self {
        Self { server, cookie: None }
    }

    /// Asks for a table; gives its id.
    pub async fn opens(&mut self, path: &str, body: &str) -> Result<String, Trouble> {
        let (status, head, text) = self.send("POST", &format!("/api/v1/{path}"), body).await?;
        if status >= 300 {
            return Err(format!("the server answers {status}: {text}"));
        }
        let set = head.lines().find(|line| line.to_ascii_lowercase().starts_with("set-cookie:"));
        if let Some(cookie) = set.and_then(|line| line.split_once(':')?.1.split(';').next()) {
            self.cookie = Some(cookie.trim().to_owned());
        }
        Opened::deserialize(&mut serde_json::Deserializer::from_str(&text)).map(|opened| opened.table).map_err(trouble)
    }

    /// A number that the server counts.
    pub async fn metric(&mut self, name: &str) -> Option<u64> {
        let (_, _, text) = self.send("GET", "/metrics", "").await.ok()?;
        text.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok())
    }

    async fn send(&mut self, method: &str, path: &str, body: &str) -> Result<(u16, String, String), Trouble> {
        let mut stream = TcpStream::connect(self.server).await.map_err(trouble)?;
        let cookie = self.cookie.as_ref().map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n{cookie}\r\n{body}",
            self.server,
            body.len()
        );
        stream.write_all(head.as_bytes()).await.map_err(trouble)?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.map_err(trouble)?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or("the server's answer has no head")?;
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or("no status")?;
        Ok((status, head.to_owned(), body.to_owned()))
    }

    /// Opens the socket of a table.
    pub async fn socket(&mut self, table: &str) -> Result<Socket, Trouble> {
        let url = format!("ws://{}/api/v1/tables/{table}/socket?wire={}", self.server, wire::VERSION);
        let mut request = url.into_client_request().map_err(trouble)?;
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", HeaderValue::from_str(cookie).map_err(trouble)?);
        }
        let stream = TcpStream::connect(self.server).await.map_err(trouble)?;
        stream.set_nodelay(true).map_err(trouble)?;
        let config = WebSocketConfig::default().read_buffer_size(8 * 1024).write_buffer_size(0);
        let (socket, response) =
            tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await.map_err(trouble)?;
        let set = response.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        if let Some(cookie) = set.and_then(|cookie| cookie.split(';').next()) {
            self.cookie = Some(cookie.to_owned());
        }
        Ok(socket)
    }
}
