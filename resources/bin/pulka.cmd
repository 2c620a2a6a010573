@echo off
rem The command line of the installed program: pulka score sheet.json
"%~dp0Pulka Desk.exe" --cli -- %*
exit /b %ERRORLEVEL%
