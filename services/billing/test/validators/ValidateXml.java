import com.helger.diver.api.coord.DVRCoordinate;
import com.helger.io.resource.FileSystemResource;
import com.helger.phive.api.execute.ValidationExecutionManager;
import com.helger.phive.api.executorset.ValidationExecutorSetRegistry;
import com.helger.phive.api.validity.IValidityDeterminator;
import com.helger.phive.en16931.EN16931Validation;
import com.helger.phive.peppol.PeppolValidation;
import com.helger.phive.peppol.PeppolValidation2026_05;
import com.helger.phive.xml.source.IValidationSourceXML;
import com.helger.phive.xml.source.ValidationSourceXML;
import java.io.File;
import java.util.Locale;
import java.util.Map;

/** Holds XML invoices against their schema and Schematron rules. Takes `rules=file`, prints `file<tab>what<tab>text` for each finding. */
public class ValidateXml {
  private static final Map<String, DVRCoordinate> RULES =
      Map.of(
          "peppol-invoice", PeppolValidation2026_05.VID_OPENPEPPOL_INVOICE_UBL_V3,
          "peppol-credit-note", PeppolValidation2026_05.VID_OPENPEPPOL_CREDIT_NOTE_UBL_V3,
          "en16931-invoice", EN16931Validation.VID_UBL_INVOICE_1316,
          "en16931-credit-note", EN16931Validation.VID_UBL_CREDIT_NOTE_1316,
          "en16931-cii", EN16931Validation.VID_CII_1316);

  public static void main(String[] pairs) {
    var registry = new ValidationExecutorSetRegistry<IValidationSourceXML>();
    EN16931Validation.initEN16931(registry);
    PeppolValidation.initStandard(registry);
    for (String pair : pairs) {
      int at = pair.indexOf('=');
      String path = pair.substring(at + 1);
      var rules = registry.getOfID(RULES.get(pair.substring(0, at)));
      var source = ValidationSourceXML.create(new FileSystemResource(new File(path)));
      var results =
          ValidationExecutionManager.executeValidation(IValidityDeterminator.createDefault(), rules, source, Locale.ENGLISH);
      // Warnings too: accountants read them.
      results.forEachFlattened(
          one -> {
            if (one.getErrorLevel().isGE(com.helger.diagnostics.error.level.EErrorLevel.WARN))
              System.out.println(path + "\t" + one.getErrorLevel().getID() + "\t" + one.getAsString(Locale.ENGLISH).replaceAll("\\s+", " "));
          });
      int checks = (int) results.getAllCount(one -> false) + results.size();
      boolean isSkipped = false;
      for (var result : results) isSkipped |= result.isSkipped();
      System.out.println(path + "\tdone\t" + checks + (isSkipped ? " with skipped ones" : ""));
    }
  }
}
