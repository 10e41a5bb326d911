"""An Orca speech server that writes each utterance to standard output as a line of JSON."""

import json
import sys

from orca import speechserver


def write(kind, value):
    """Writes one thing that happened in Orca."""
    sys.stdout.write(json.dumps({kind: value}) + "\n")
    sys.stdout.flush()


class SpeechServer(speechserver.SpeechServer):
    """Speaks to nobody: every utterance has ended as soon as it is written."""

    _server = None

    @staticmethod
    def getFactoryName():
        return "Record"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer._server = SpeechServer._server or SpeechServer()
        return SpeechServer._server

    def getInfo(self):
        return ["Record", "record"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            write("said", text)

    def speakCharacter(self, character, acss=None):
        write("said", character)

    def sayAll(self, utteranceIterator, progressCallback):
        for context, _ in utteranceIterator:
            write("said", context.utterance)
