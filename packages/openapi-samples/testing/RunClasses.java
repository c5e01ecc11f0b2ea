import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Compiles and runs classes named Main one after another; writes what each one printed beside it. */
public class RunClasses {
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    public static void main(String[] files) throws Exception {
        for (String file : files) {
            ByteArrayOutputStream output = new ByteArrayOutputStream();
            String outcome = "passed";
            try (PrintStream stream = new PrintStream(output, true, StandardCharsets.UTF_8)) {
                System.setOut(stream);
                run(new File(file), stream);
            } catch (InvocationTargetException failure) {
                outcome = "failed";
                output.writeBytes(failure.getCause().toString().getBytes(StandardCharsets.UTF_8));
            }
            Files.writeString(Path.of(file + ".outcome"), outcome + "\n" + output.toString(StandardCharsets.UTF_8));
        }
        System.exit(0);
    }

    private static void run(File file, PrintStream output) throws Exception {
        String directory = file.getParent();
        int code = COMPILER.run(
            null, output, output, "-encoding", "UTF-8", "-Xlint:all", "-Werror", "-d", directory, file.getPath());
        if (code != 0) {
            throw new InvocationTargetException(new IllegalStateException("does not compile"));
        }
        try (URLClassLoader loader = new URLClassLoader(new URL[] {file.getParentFile().toURI().toURL()})) {
            loader.loadClass("Main").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        }
    }
}
