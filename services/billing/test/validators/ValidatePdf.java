import org.mustangproject.validator.ZUGFeRDValidator;

/** Holds PDF invoices against PDF/A-3 and Factur-X with the validator of Mustang. Prints its report of each file on one line. */
public class ValidatePdf {
  public static void main(String[] paths) {
    for (String path : paths) {
      var validator = new ZUGFeRDValidator();
      validator.disableNotices();
      String report = validator.validate(path).replaceAll("\\s+", " ");
      System.out.println(path + "\t" + (validator.wasCompletelyValid() ? "valid" : "invalid") + "\t" + report);
    }
  }
}
