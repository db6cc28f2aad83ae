/**
 * @generated SignedSource<<0206edea7128d35a350a091d9bb3b679>>
 * @relayHash 0fba39031c662e1913e8d01f76b85ab9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5db26b579fc4879727c828caa33e9dffee867e4f914e8fdfd9c89fb66810e30

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterScreenQuery } from './RegisterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RegisterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5db26b579fc4879727c828caa33e9dffee867e4f914e8fdfd9c89fb66810e30",
    "metadata": {},
    "name": "RegisterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
