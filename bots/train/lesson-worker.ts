import { parentPort } from "node:worker_threads";
import { type Lesson, playLesson } from "./lesson.ts";

parentPort?.on("message", (lesson: Lesson) => parentPort?.postMessage(playLesson(lesson)));
