"""Whether what `make wheel` made is the whole product, as installed and not as it stands in the tree: `make release-check`.

Each wheel goes into an empty environment outside the tree, with the pinned versions of what it needs, and plays a game of each
title through HTTP there. The same is done by the commands of deploy/Containerfile, in a folder instead of a container. Then strangers
install: a clone of what is committed, and the archive of the sources, each with a C compiler and without, as pip does it by itself.
"""

import asyncio
import json
import os
import re
import shlex
import shutil
import ssl
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import websockets
from websockets.typing import Origin

from argosy import TITLES, __version__
from service import Caller, Server, free_port, serving

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
RUNTIME = ROOT / "requirements" / "runtime.txt"
MOST_DISTRIBUTIONS, MOST_MEGABYTES = 12, 40  # that `pip install argosy` may bring, itself included
LANGUAGES = {"en": "players", "fr": "joueurs"}
# Asked of the installed package: where it is, and whether its rules are compiled.
ABOUT = "import json, argosy, argosy.engine.chance as c; print(json.dumps([argosy.__file__, c.__file__]))"


def main() -> None:
    check_version()
    pure = DIST / "pure" / f"argosy-{__version__}-py3-none-any.whl"
    compiled = one_of(DIST.glob(f"argosy-{__version__}-cp*.whl"))
    check_contents(pure, compiled)
    with tempfile.TemporaryDirectory(prefix="argosy-release-") as scratch:
        os.chdir(scratch)
        os.environ["HOME"] = scratch
        os.environ.pop("PYTHONPATH", None)
        check_sources(pure, Path(scratch, "from-sources"))
        for wheel in (pure, compiled):
            check_wheel(wheel, Path(scratch, wheel.stem))
        check_container(Path(scratch, "container"))
        check_unit(Path(scratch))
        check_proxy(Path(scratch, "proxy"), Path(scratch, compiled.stem, "bin", "argosy"))
        check_installing(Path(scratch))
    print(f"argosy {__version__} is ready; its tag is v{__version__}")


def check_version() -> None:
    """The version stands in one place; the changelog tells of it, and a tag on this commit is of it."""
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    insist(re.search(rf"^## {re.escape(__version__)}\b", changes, re.MULTILINE), f"CHANGELOG.md tells nothing of {__version__}")
    tags = output("git", "-C", str(ROOT), "tag", "--points-at", "HEAD").split()
    insist(not tags or f"v{__version__}" in tags, f"this commit is tagged {', '.join(tags)}, not v{__version__}")


def check_contents(pure: Path, compiled: Path) -> None:
    """Both wheels hold the same, but for the compiled modules, and each of these has its source beside it."""
    plain, more = names_in(pure), names_in(compiled)
    binaries = {name for name in more if name.endswith(".so")}
    insist(plain == more - binaries, f"the wheels differ: {sorted(plain ^ (more - binaries))[:5]}")
    sources = {name.removesuffix(".py") for name in plain}
    stray = [name for name in binaries if "__mypyc." not in name and name.split(".")[0] not in sources]
    insist(not stray, f"compiled modules without a source: {stray}")
    insist(sum("__mypyc." in name for name in binaries) == 1, "not one library of compiled code, but several or none")
    for package in ("engine", "titles", "bots"):
        insist(any(name.startswith(f"argosy/{package}/") for name in binaries), f"{package} is not compiled")
    print(f"{pure.name}: {len(plain)} files; {compiled.name}: {len(binaries)} compiled modules more")


def check_sources(pure: Path, folder: Path) -> None:
    """The archive of the sources builds the same pure wheel."""
    archive = DIST / f"argosy-{__version__}.tar.gz"
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(folder), str(archive)]
    subprocess.run(command, check=True, env={**os.environ, "ARGOSY_PURE": "1"})
    differing = names_in(pure) ^ names_in(one_of(folder.glob("*.whl")))
    insist(not differing, f"the sources build another wheel: {sorted(differing)[:5]}")
    print(f"{archive.name}: builds the same wheel")


def check_wheel(wheel: Path, folder: Path) -> None:
    python, argosy = folder / "bin" / "python", folder / "bin" / "argosy"
    output(sys.executable, "-m", "venv", str(folder))
    output(python, "-m", "pip", "install", "-q", "--require-hashes", "--no-deps", "-r", str(RUNTIME))
    output("sh", "-ec", f"{python} -m pip install -q --no-index {wheel.parent}/*.whl")
    output(python, "-m", "pip", "check")
    told = {output(argosy, "--version"), output(python, "-m", "argosy", "--version")}
    how = "interpreted" if "none-any" in wheel.name else "compiled"
    insist(told == {f"argosy {__version__} ({how})\n"}, f"--version tells {told}")
    package, module = json.loads(output(python, "-c", ABOUT))
    insist(Path(package).is_relative_to(folder), f"argosy came from {package}")
    insist(module.endswith(".py") == ("none-any" in wheel.name), f"{wheel.name} runs {module}")
    for language, word in LANGUAGES.items():
        insist(word in output(argosy, "titles", "--lang", language), f"no {language} texts")
    with serving(str(folder / "tables.db"), 1, "--quiet", program=(str(argosy),)) as server:
        check_serving(server)
    print(f"{wheel.name}: installed, served and played")


def check_serving(server: Server) -> None:
    """The page and all it loads are there, and a game of each title can be played to its end."""
    page = httpx.get(server.url("/")).text
    loaded = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)
    insist(loaded, "the page loads nothing")
    for address in loaded:
        insist(httpx.get(server.url(address)).status_code == 200, f"{address} is not served")
    api = Caller(server)
    for title in TITLES.values():
        id, secrets, _ = api.create([{"kind": "here"}] * title.min_players, title=title.name)
        moves = 0
        while (state := api.get(f"/api/tables/{id}"))["table"]["status"] != "over":
            api.move(id, secrets[state["to_act"][0]], moves)
            moves += 1
        insist(moves > 20, f"{title.name} was over after {moves} moves")


def check_installing(scratch: Path) -> None:
    """As pip does it by itself: in an isolated build, with what its index has. `play` is added where the sources carry the page."""
    checkout, archive = scratch / "checkout", DIST / f"argosy-{__version__}.tar.gz"
    output("git", "clone", "--quiet", str(ROOT), str(checkout))
    for source, page in ((checkout, False), (archive, True)):
        for compiler in (True, False):
            folder = scratch / f"{'archive' if page else 'checkout'}-{'compiled' if compiler else 'interpreted'}"
            # With a compiler the checkout is fetched from its git address, as pip fetches any.
            install(folder, f"git+file://{checkout}" if compiler and not page else str(source), compiler)
            said = output(folder / "bin/argosy", "--version").strip()
            expected = f"argosy {__version__} ({'compiled' if compiler else 'interpreted'}{'' if page else ', without its page'})"
            insist(said == expected, f"{folder.name}: --version tells {said!r}, not {expected!r}")
            check_size(folder)
            check_alone(folder)
            install(folder, "argosy[play]", compiler)
            if page:
                with serving(str(folder / "tables.db"), 1, "--quiet", program=(str(folder / "bin/argosy"),)) as server:
                    check_serving(server)
            else:
                told = failure(folder / "bin/argosy", "play", "--no-browser")
                insist("without its page" in told, f"{folder.name}: a missing page is told by {told!r}")
            print(f"pip install {source.name}, {'with' if compiler else 'without'} a C compiler: {said}; played", flush=True)


def install(folder: Path, what: str, compiler: bool) -> None:
    """Into an environment that has pip only, without Node. A compiler that always fails is as good as none."""
    if not folder.exists():
        output(sys.executable, "-m", "venv", str(folder))
    environment = {**os.environ, "PATH": without_node()}
    if not compiler:
        environment["CC"] = "/bin/false"
    command = [folder / "bin/python", "-m", "pip", "install", "-q", "--disable-pip-version-check", what]
    output(*command, env=environment)


def without_node() -> str:
    """The folders of PATH, but for those with npm: these are replaced by links to all else in them."""
    folders = []
    for folder in map(Path, os.environ["PATH"].split(os.pathsep)):
        if (folder / "npm").exists():
            links = Path(os.environ["HOME"], "bin-without-node", *folder.parts[1:])
            links.mkdir(parents=True, exist_ok=True)
            for program in folder.iterdir():
                if program.name not in ("npm", "npx", "node", "nodejs") and not (links / program.name).is_symlink():
                    (links / program.name).symlink_to(program)
            folder = links
        folders.append(str(folder))
    return os.pathsep.join(folders)


def check_size(folder: Path) -> None:
    """What `pip install argosy` brings, beside the pip that was there."""
    names = [line.split("==")[0] for line in output(folder / "bin/python", "-m", "pip", "list", "--format=freeze").split()]
    brought = [name for name in names if name not in ("pip", "setuptools")]
    site = one_of(folder.glob("lib/python*/site-packages"))
    own = {"pip", "setuptools", "pkg_resources", "_distutils_hack"}
    files = [file for place in site.iterdir() if place.name.split("-")[0] not in own for file in (place, *place.rglob("*"))]
    megabytes = sum(file.stat().st_size for file in files if file.is_file()) / 1e6
    insist(len(brought) <= MOST_DISTRIBUTIONS, f"argosy alone brings {len(brought)} distributions: {', '.join(brought)}")
    insist(megabytes <= MOST_MEGABYTES, f"argosy alone brings {megabytes:.1f} MB")
    print(
        f"argosy alone: {len(brought)} distributions of at most {MOST_DISTRIBUTIONS}, {megabytes:.1f} MB of at most {MOST_MEGABYTES}"
    )


def check_alone(folder: Path) -> None:
    """Without extras: a game of each title, examples, and one line for whoever wants more."""
    argosy = folder / "bin/argosy"
    for title in TITLES.values():
        output(argosy, "watch", title.name, "--players", title.min_players, "--seed", 1, "--save", folder / f"{title.name}.record")
        output(argosy, "check", folder / f"{title.name}.record")
        output(folder / "bin/python", "-c", f"import argosy; print(argosy.new_game({title.name!r}, players={title.min_players}))")
    output(argosy, "examples", folder / "examples")
    told = failure(argosy, "play")
    insist(
        told == 'argosy: argosy play needs packages that are not installed: pip install "argosy[play]"\n', f"play tells {told!r}"
    )


def check_container(folder: Path) -> None:
    """Runs what the last stage of deploy/Containerfile runs, with its folders below this one."""
    for place in ("src", "data", "opt"):
        Path(folder, place).mkdir(parents=True)
    Path(folder, "src/requirements").mkdir()
    shutil.copytree(DIST, folder / "src/dist")
    shutil.copy(RUNTIME, folder / "src/requirements")
    environment: dict[str, str] = {}
    command: list[str] = []
    for word, rest in instructions((ROOT / "deploy/Containerfile").read_text(encoding="utf-8")):
        rest = re.sub(r"(?<![\w.])/(src|data|opt)\b", rf"{folder}/\1", rest)
        if word == "FROM":
            environment, command = {"PATH": os.environ["PATH"]}, []
        elif word == "ENV":
            environment.update(pair.split("=", 1) for pair in shlex.split(rest))
        elif word == "RUN" and "make " not in rest:  # `make wheel` has been
            output("env", "-C", folder, *[f"{name}={value}" for name, value in environment.items()], "sh", "-ec", rest)
        elif word in ("ENTRYPOINT", "CMD"):
            command += json.loads(rest)
    program = (command[0],)
    insist(command[1] == "serve", f"the container runs {command}")
    with serving(str(folder / "data/tables.db"), 1, *command[2:], program=program) as server:
        check_serving(server)
    print("deploy/Containerfile: its commands run, in a folder")


def check_unit(scratch: Path) -> None:
    """deploy/argosy.service as systemd reads it, with a program that is there."""
    if shutil.which("systemd-analyze") is None:
        print("deploy/argosy.service: NOT checked, there is no systemd-analyze here")
        return
    unit = (ROOT / "deploy/argosy.service").read_text(encoding="utf-8").replace("/opt/argosy/bin/argosy", "/bin/true")
    Path(scratch, "argosy.service").write_text(unit, encoding="utf-8")
    ran = subprocess.run(["systemd-analyze", "verify", str(scratch / "argosy.service")], capture_output=True, text=True)
    insist((ran.returncode, "argosy.service" in ran.stderr) == (0, False), f"deploy/argosy.service: {ran.stderr}")
    print("deploy/argosy.service: systemd-analyze finds nothing wrong")


def check_proxy(folder: Path, argosy: Path) -> None:
    """nginx with deploy/nginx.conf before a server: pages, live tables, addresses, limits, HTTPS only."""
    if shutil.which("nginx") is None:
        print("deploy/nginx.conf: NOT tried, there is no nginx here")
        return
    plain, secure = free_port(), free_port()
    with serving(str(folder.with_suffix(".db")), 1, program=(str(argosy),)) as server:
        text = (ROOT / "deploy/nginx.conf").read_text(encoding="utf-8")
        text = text.replace("/etc/nginx/certificates", str(folder)).replace(":8023", f":{server.port}")
        text = re.sub(r"listen \[::\]:.*\n", "", text).replace("listen 80;", f"listen 127.0.0.1:{plain};")
        text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{secure} ssl;")
        with nginx(folder, text):
            answer = httpx.get(f"http://127.0.0.1:{plain}/")
            insist(answer.status_code == 301 and answer.headers["location"].startswith("https://"), "HTTP is not sent to HTTPS")
            with httpx.Client(base_url=f"https://127.0.0.1:{secure}", verify=False) as web:
                insist("Argosy" in web.get("/").text, "no page through the proxy")
                insist(web.get("/metrics").status_code == 403, "measurements are open")
                insist(web.post("/api/tables", content=b"x" * 400_000).status_code == 413, "no limit to what is sent")
                table = web.post("/api/tables", json={"title": "endeavor", "seats": [{"kind": "here"}] * 3}).json()["table"]
                asyncio.run(watch(f"wss://127.0.0.1:{secure}/api/tables/{table}/live"))
    print("deploy/nginx.conf: nginx runs it: pages, live tables, limits")


@contextmanager
def nginx(folder: Path, server: str) -> Iterator[None]:
    folder.mkdir()
    certificate = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem"), "-subj", "/CN=tables.example.org"]
    output("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", *certificate)
    (folder / "server.conf").write_text(server, encoding="utf-8")
    (folder / "nginx.conf").write_text(
        f"user root; daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log {folder}/access.log; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxied;\n"
        f"fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s; include {folder}/server.conf; }}\n",
        encoding="utf-8",
    )
    command = ["nginx", "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    output(*command, "-t")
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        while not (folder / "pid").exists() and process.poll() is None:
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait()


async def watch(address: str) -> None:
    unproved = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    unproved.check_hostname = False
    unproved.verify_mode = ssl.CERT_NONE
    origin = Origin(address.replace("wss://", "https://").split("/api")[0])
    async with websockets.connect(address, ssl=unproved, origin=origin, max_size=None) as live:
        await live.send("{}")
        insist("state" in str(await asyncio.wait_for(live.recv(), 20)), "no live table through the proxy")


def instructions(text: str) -> Iterable[tuple[str, str]]:
    for line in text.replace("\\\n", " ").splitlines():
        if line and not line.startswith("#"):
            word, rest = line.split(maxsplit=1)
            yield word, rest


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def one_of(found: Iterable[Path]) -> Path:
    files = list(found)
    insist(len(files) == 1, f"one file was to be found, not {[file.name for file in files]}: make wheel, with a C compiler")
    return files[0]


def failure(*command: object) -> str:
    """What a command says that cannot do what it was asked."""
    ran = subprocess.run([str(word) for word in command], capture_output=True, text=True, encoding="utf-8", timeout=60)
    insist(ran.returncode == 2, f"{' '.join(map(str, command))}: {ran.returncode}, {ran.stderr.strip()}")
    return ran.stderr


def output(*command: object, env: dict[str, str] | None = None) -> str:
    ran = subprocess.run([str(word) for word in command], capture_output=True, text=True, encoding="utf-8", env=env)
    insist(ran.returncode == 0, f"{' '.join(map(str, command))}: {ran.stderr.strip()}")
    return ran.stdout


def insist(holds: object, otherwise: str) -> None:
    if not holds:
        sys.exit(f"release-check: {otherwise}")


if __name__ == "__main__":
    main()
