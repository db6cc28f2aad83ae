/**
 * @generated SignedSource<<f58abb9fb07022d7885ac6e90cb9bdc6>>
 * @relayHash 71e65ec83f93a5273e19bb08bc1191fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a68c0cafc3c06469d32e0b5d0a4978880f1593e671bd45435b1125029438686

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordDoneScreenQuery } from './ResetPasswordDoneScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordDoneScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a68c0cafc3c06469d32e0b5d0a4978880f1593e671bd45435b1125029438686",
    "metadata": {},
    "name": "ResetPasswordDoneScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
